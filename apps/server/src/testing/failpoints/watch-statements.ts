import pg from 'pg';
import type { Failpoint, FailpointOrder } from './failpoint.ts';

/**
 * Pattern of the watched tables: submission numbers and counts, deliveries, webhooks and emails, and the embedded
 * workspace's mail.
 */
const tables =
  /\b(deliveries|webhook_messages|webhook_attempts|webhook_hosts|webhooks|email_messages|email_attempts|unwritten_statuses|form_emails|(?:given_)?submission_numbers|counted_submissions|monthly_submissions|mails)\b/;
/** Pattern of statements that only jobs of every minute run. They are ignored. */
const ofTheMinute = /group by|"made_at" </;

let recorded: Omit<Failpoint, 'side'>[] = [];
let armed: Failpoint | undefined;
let times = new Map<string, number>();
/** Maps a database connection to the watched statements of its current transaction. */
const transactions = new WeakMap<object, string[]>();

/**
 * Runs a database statement. If a failpoint is set at this statement, kills the process before or after it, like a
 * power failure.
 */
function watch(this: pg.Client, query: (...given: unknown[]) => unknown, given: unknown[]): unknown {
  const text = textOf(given[0]);
  const seen = text === undefined ? undefined : see(this, text);
  if (!seen) return query.apply(this, given);
  const isArmed = armed?.statement === seen.statement && armed.time === seen.time;
  if (isArmed && armed?.side === 'before') die();
  const answer = query.apply(this, given);
  if (isArmed && answer instanceof Promise) answer.then(die, die);
  return answer;
}

function textOf(asked: unknown): string | undefined {
  return typeof asked === 'string' ? asked : (asked as { readonly text?: string } | undefined)?.text;
}

function see(connection: object, text: string): Omit<Failpoint, 'side'> | undefined {
  const statement = text.trim();
  const verb = /^[a-z]+/i.exec(statement)?.[0].toLowerCase();
  if (verb === 'begin' || verb === 'start') {
    transactions.set(connection, []);
    return undefined;
  }
  const within = transactions.get(connection);
  const table = ofTheMinute.test(statement) ? undefined : tables.exec(statement)?.[1];
  const isEnd = verb === 'commit' || verb === 'rollback';
  if (isEnd) transactions.delete(connection);
  // All other statements of a watched transaction, such as queueing a job, are watched too.
  if (!table && !within?.length) return undefined;
  const label = isEnd ? `${verb} after ${within?.at(-1)}` : `${verb} ${table ?? 'job'}`;
  if (!isEnd) within?.push(label);
  return counted(isEnd ? label : statement, label);
}

function counted(statement: string, label: string): Omit<Failpoint, 'side'> {
  const time = (times.get(statement) ?? 0) + 1;
  times.set(statement, time);
  const seen = { statement, label, time };
  recorded.push(seen);
  return seen;
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

process.on('message', (told: FailpointOrder) => {
  const answer = told.order === 'recorded' ? recorded : 'done';
  armed = told.order === 'arm' ? told.failpoint : undefined;
  recorded = [];
  times = new Map();
  process.send?.(answer);
});

const { query } = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]) {
    return watch.call(this, query, given);
  },
});
