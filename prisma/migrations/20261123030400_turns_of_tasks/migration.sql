-- Gateways enqueue the turns of tasks themselves: nobody reads pg-boss's schedules any more, nor the queue that it sends them by.
DELETE FROM pgboss.schedule;
SELECT pgboss.delete_queue('__pgboss__send-it');
