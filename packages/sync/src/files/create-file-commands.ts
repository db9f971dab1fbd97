import type { SyncContext } from '../context.ts';
import { addFile } from './add-file.ts';
import type { FileCommands } from './file-commands.ts';
import { loadFile } from './load-file.ts';

/** Creates the commands for files of responses. Adding works offline; reading does when the file is on this device. */
export function createFileCommands(context: SyncContext): FileCommands {
  return {
    add: (responseId, content, file) => addFile(context, responseId, content, file),
    read: (file, signal) => loadFile(context, file, signal),
  };
}
