import { parentPort } from 'node:worker_threads';
import { compareForm } from './compare-form.ts';
import { openFormioClient } from './formio-client.ts';

const formioClient = openFormioClient();

parentPort?.on('message', async ({ form, data }: { readonly form: object; readonly data: Record<string, unknown> }) => {
  const answer = await compareForm(form, data, formioClient).then(
    (compared) => ({ compared }),
    (error: unknown) => ({ error: String(error instanceof Error ? error.message : error) }),
  );
  parentPort?.postMessage(answer);
});
