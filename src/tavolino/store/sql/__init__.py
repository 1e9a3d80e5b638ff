"""The SQL that the databases share: tables, queries, writes, and the thread that writes."""
