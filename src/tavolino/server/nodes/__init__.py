"""Several servers, one house: any of them takes any request, and passes on what concerns another one's table."""
