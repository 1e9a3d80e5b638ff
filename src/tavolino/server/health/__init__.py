"""What a supervisor or a load balancer asks the server."""
