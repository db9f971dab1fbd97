import pg from 'pg';
import type { Failpoint, FailpointCommand } from '../server-process.ts';

/**
 * Pattern of the watched tables: submission numbers and counts, deliveries, webhooks and emails, and the embedded
 * workspace's mail.
 */
const WATCHED_TABLES =
  /\b(deliveries|webhook_messages|webhook_attempts|webhook_hosts|webhooks|email_messages|email_attempts|unwritten_statuses|form_emails|(?:given_)?submission_numbers|counted_submissions|monthly_submissions|mails)\b/;
/** Pattern of statements that only jobs of every minute run. They are ignored. */
const MINUTE_JOB_STATEMENTS = /group by|"made_at" </;

let recorded: Omit<Failpoint, 'side'>[] = [];
let armed: Failpoint | undefined;
let times = new Map<string, number>();
/** Maps a database connection to the watched statements of its current transaction. */
const transactions = new WeakMap<object, string[]>();

/**
 * Runs a database statement. If a failpoint is set at this statement, kills the process before or after it, like a
 * power failure.
 */
function runWatchedStatement(this: pg.Client, query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const text = getStatementText(args[0]);
  const failpoint = text === undefined ? undefined : recordIfWatched(this, text);
  if (!failpoint) return query.apply(this, args);
  const isArmed = armed?.statement === failpoint.statement && armed.time === failpoint.time;
  if (isArmed && armed?.side === 'before') killProcess();
  const answer = query.apply(this, args);
  if (isArmed && answer instanceof Promise) answer.then(killProcess, killProcess);
  return answer;
}

function getStatementText(statementArgument: unknown): string | undefined {
  return typeof statementArgument === 'string'
    ? statementArgument
    : (statementArgument as { readonly text?: string } | undefined)?.text;
}

function recordIfWatched(connection: object, text: string): Omit<Failpoint, 'side'> | undefined {
  const statement = text.trim();
  const verb = /^[a-z]+/i.exec(statement)?.[0].toLowerCase();
  if (verb === 'begin' || verb === 'start') {
    transactions.set(connection, []);
    return undefined;
  }
  const within = transactions.get(connection);
  const table = MINUTE_JOB_STATEMENTS.test(statement) ? undefined : WATCHED_TABLES.exec(statement)?.[1];
  const isEnd = verb === 'commit' || verb === 'rollback';
  if (isEnd) transactions.delete(connection);
  // All other statements of a watched transaction, such as queueing a job, are watched too.
  if (!table && !within?.length) return undefined;
  const label = isEnd ? `${verb} after ${within?.at(-1)}` : `${verb} ${table ?? 'job'}`;
  if (!isEnd) within?.push(label);
  return recordStatement(isEnd ? label : statement, label);
}

function recordStatement(statement: string, label: string): Omit<Failpoint, 'side'> {
  const time = (times.get(statement) ?? 0) + 1;
  times.set(statement, time);
  const failpoint = { statement, label, time };
  recorded.push(failpoint);
  return failpoint;
}

function killProcess(): void {
  process.kill(process.pid, 'SIGKILL');
}

process.on('message', (command: FailpointCommand) => {
  const answer = command.order === 'recorded' ? recorded : 'done';
  armed = command.order === 'arm' ? command.failpoint : undefined;
  recorded = [];
  times = new Map();
  process.send?.(answer);
});

const { query } = pg.Client.prototype as { query: (...args: unknown[]) => unknown };
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    return runWatchedStatement.call(this, query, args);
  },
});
