"""What the tests of workers share: jobs that other processes can import."""
