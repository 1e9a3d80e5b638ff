"""A Ray cluster on 127.0.0.1, in a process of its own: `python ray_cluster.py PORT`.

Every line on its input adds a node and is answered with the process id of that node. It ends with its input.
"""

import json
import sys
from typing import Any

from ray.cluster_utils import Cluster

FAST = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 2}


def main(port: int) -> None:
    head = {"num_cpus": 0, "ray_client_server_port": port, "_system_config": FAST, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    print("ready", flush=True)
    for line in sys.stdin:
        settings: dict[str, Any] = json.loads(line)
        node = cluster.add_node(**settings)
        print(node.all_processes["raylet"][0].process.pid, flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]))
