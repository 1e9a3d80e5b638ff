#!/bin/sh
# A checked backup of the database, also while servers run: backup.sh FOLDER [DAYS]
#
# If TAVOLINO_DB names a PostgreSQL database it is dumped with pg_dump; otherwise `tavolino backup` copies the file.
# Backups that are older than so many days (14) are removed, but only once the new one is there. FOLDER/backup.prom
# says when that was, for the textfile collector of Prometheus' node exporter.

set -eu
folder=${1:?Which folder? backup.sh FOLDER [DAYS]}
days=${2:-14}
name=$folder/tavolino-$(date -u +%Y-%m-%dT%H-%M-%SZ)
umask 077

case ${TAVOLINO_DB:-} in
postgres://* | postgresql://*)
    pg_dump --format=custom --file="$name.part" --dbname="$TAVOLINO_DB"
    pg_restore --list "$name.part" > /dev/null
    mv "$name.part" "$name.dump"
    ;;
*)
    "${TAVOLINO:-tavolino}" backup "$name.db"
    ;;
esac

find "$folder" -type f -name 'tavolino-*' -mtime "+$days" -exec rm -- {} +
{
    echo '# HELP tavolino_last_backup_timestamp_seconds When the last backup was complete.'
    echo '# TYPE tavolino_last_backup_timestamp_seconds gauge'
    echo "tavolino_last_backup_timestamp_seconds $(date +%s)"
} > "$folder/backup.prom.part"
chmod 0644 "$folder/backup.prom.part"
mv "$folder/backup.prom.part" "$folder/backup.prom"
