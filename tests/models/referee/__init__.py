"""A slow second model of trick play and auctions, written from the rule texts alone."""
