import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { loadOverview, type OverviewPorts } from './overview.ts';

export interface Metrics {
  readonly contentType: string;
  /** Returns all metrics in Prometheus's text format. Counts are queried from the database each time. */
  read(): Promise<string>;
  /** Records an HTTP response. @param answer registered route, without IDs */
  recordResponse(answer: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly ms: number;
  }): void;
}

/** Histogram buckets for response times, in seconds. They suit pages, API calls and uploads. */
const DURATION_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(ports: OverviewPorts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `tideform_${name}`, help, labelNames: [...labelNames], registers: [registry] });
  const answers = new Histogram({
    name: 'tideform_http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const tenants = gauge('tenants', 'Organizations that have used the server');
  const blocked = gauge('tenants_blocked', 'Blocked organizations');
  const active = gauge('active_users', 'Active users this month (UTC) in all organizations');
  const submissions = gauge('submissions_month', 'Submissions this month (UTC) in the most recently active teams');
  const jobs = gauge('jobs', 'Jobs in a queue', ['queue', 'state']);
  const failed = gauge('jobs_failed', 'Jobs that failed permanently in the last 30 days');
  const clients = gauge('client_people', 'Users seen in the last 30 days, by app version', ['version']);
  const database = gauge('database_bytes', 'Size of the database');
  const libraries = gauge('library_bytes', 'Size of the embedded workspace’s files');
  const free = gauge('disk_free_bytes', 'Free space on the disk of the data folder');

  return {
    contentType: registry.contentType,
    async read() {
      const overview = await loadOverview(ports);
      const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
      tenants.set(overview.tenants.length);
      blocked.set(overview.tenants.filter(({ blockedAt }) => blockedAt !== null).length);
      active.set(sum(overview.tenants.map((one) => one.active)));
      submissions.set(sum(overview.teams.map((one) => one.submissions)));
      failed.set(overview.failed.length);
      database.set(overview.storage.databaseBytes);
      libraries.set(overview.storage.libraryBytes);
      if (overview.disk) free.set(overview.disk.freeBytes);
      jobs.reset();
      for (const { name: queue, ...states } of overview.queues) {
        for (const [state, count] of Object.entries(states)) jobs.set({ queue, state }, count);
      }
      clients.reset();
      for (const { version, people } of overview.clients) clients.set({ version }, people);
      return registry.metrics();
    },
    recordResponse({ method, route, status, ms }) {
      answers.observe({ method, route, status: String(status) }, ms / 1000);
    },
  };
}
