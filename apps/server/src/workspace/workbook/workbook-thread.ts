import { parentPort, workerData } from 'node:worker_threads';
import { parseWorkbook } from './parse-workbook.ts';
import { UnreadableWorkbook, type WorkbookLimits } from './workbook.ts';

/** Reads one workbook on its own thread, so that a costly file doesn't block the server. */
const { bytes, limits } = workerData as { readonly bytes: Uint8Array; readonly limits: WorkbookLimits };

try {
  parentPort?.postMessage({ workbook: parseWorkbook(bytes, limits) });
} catch (error) {
  if (!(error instanceof UnreadableWorkbook)) throw error;
  parentPort?.postMessage({ reason: error.reason, message: error.message });
}
