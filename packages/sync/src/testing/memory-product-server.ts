import { FailureError } from '../failures/failure-error.ts';
import type { ListedDataSource, ProductServer } from '../ports.ts';

/** In-memory product server; unique keys work as in the real server's database. */
export interface MemoryProductServer extends ProductServer {
  /** Maps response IDs to submission numbers. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Keys of counted submissions. */
  readonly counted: ReadonlySet<string>;
  /** `{response} {revision} {trigger}`, followed by the target if there is one. */
  readonly deliveries: ReadonlySet<string>;
  /** Data sources that the server returns for every team. */
  dataSources: ListedDataSource[];
}

export function createMemoryProductServer(): MemoryProductServer {
  const numbers = new Map<string, number>();
  const lastNumber = new Map<string, number>();
  const counted = new Set<string>();
  const deliveries = new Set<string>();
  return {
    numbers,
    counted,
    deliveries,
    async nextSubmissionNumber(_teamId, formId, key) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = (lastNumber.get(formId) ?? 0) + 1;
      lastNumber.set(formId, number);
      numbers.set(key, number);
      return number;
    },
    async countSubmission(_teamId, _formId, key) {
      counted.add(key);
    },
    async deliver(_teamId, _formId, { responseId, revision, triggerType, target }) {
      deliveries.add([responseId, revision, triggerType, ...(target ? [target] : [])].join(' '));
    },
    async provisionConfidential() {
      throw new FailureError('private-folder-not-configured', {});
    },
    async migrateWebhooksList() {},
    dataSources: [],
    async listDataSources() {
      return { dataSources: [...this.dataSources], migrationNeeded: false };
    },
    async migrateDataSourcesList() {},
    async deleteInbuiltEmailWebhook() {},
    async registerForm() {},
  };
}
