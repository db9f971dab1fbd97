import { fileNames } from '../../library/layout.ts';

/** Submit steps that make a call (reliability.md, P1 to P7), and those of a draft. */
export const pipelineSteps = [
  'number',
  'folder',
  'files',
  'pdf',
  'answers',
  'commit',
  'count',
  'deliver',
  'draft',
] as const;
export type PipelineStep = (typeof pipelineSteps)[number];

const serverSteps: Readonly<Record<string, PipelineStep>> = {
  'next number': 'number',
  count: 'count',
  deliver: 'deliver',
};

/** Returns the step of a call that changes something, by its label; `undefined` for reads, pulls and deletions. */
export function getPipelineStep(label: string): PipelineStep | undefined {
  const server = serverSteps[label];
  if (server) return server;
  const [method = '', path = ''] = label.split(' ');
  if (method === 'PATCH') return path.endsWith('/fields') ? 'commit' : 'answers';
  if (method === 'POST') return path.endsWith('/children') ? 'folder' : getUploadStep(path);
  return method === 'PUT' ? getUploadStep(path) : undefined;
}

function getUploadStep(path: string): PipelineStep | undefined {
  if (path.includes('submission.pdf')) return 'pdf';
  if (path.includes(fileNames.responseSubmitted)) return 'answers';
  if (path.includes(fileNames.responseDraft) || path.endsWith('/…/content')) return 'draft';
  const isFile = path.startsWith('/upload/') || path.includes('createUploadSession') || path.endsWith(':/content');
  return isFile ? 'files' : undefined;
}
