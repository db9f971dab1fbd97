import { acknowledged, reopened } from './following-records.ts';
import type { KeptRows, ShareDraft } from './share-records.ts';
import { type ShareStore, TakenOver } from './share-store.ts';

const nothing: KeptRows = { drafts: [], forms: [], submissions: [], files: [] };

/** The same for as long as the page is open: where the browser keeps nothing, somebody can answer and submit all the same. */
export function createMemoryStore(kept: KeptRows = nothing): ShareStore {
  const drafts = new Map(kept.drafts.map((row) => [row.code, row]));
  const forms = new Map(kept.forms.map((row) => [row.code, row]));
  const submissions = new Map(kept.submissions.map((row) => [row.id, row]));
  const files = new Map(kept.files.map((row) => [row.id, row]));
  const forgetFiles = (owner: string) => {
    for (const file of [...files.values()]) if (file.owner === owner) files.delete(file.id);
  };
  const requireHeld = (code: string, { id, holder }: Pick<ShareDraft, 'id' | 'holder'>) => {
    const now = drafts.get(code);
    if (now?.id !== id || now.holder !== holder) throw new TakenOver();
  };
  return {
    draft: async (code) => drafts.get(code),
    async begin(draft, form) {
      const before = drafts.get(draft.code);
      if (before && before.id !== draft.id) forgetFiles(before.id);
      drafts.set(draft.code, draft);
      if (form) forms.set(form.code, form);
    },
    async save(draft) {
      requireHeld(draft.code, draft);
      drafts.set(draft.code, draft);
    },
    async submit(submission, holder) {
      requireHeld(submission.code, { id: submission.id, holder });
      drafts.delete(submission.code);
      submissions.set(submission.id, submission);
    },
    async reopen(submission, holder, at) {
      const before = drafts.get(submission.code);
      if (before?.isBegun) return;
      submissions.delete(submission.id);
      drafts.set(submission.code, reopened(submission, holder, at));
    },
    async drop({ id }) {
      submissions.delete(id);
      forgetFiles(id);
    },
    form: async (code) => forms.get(code),
    submissions: async (code) => [...submissions.values()].filter((row) => row.code === code),
    submission: async (id) => submissions.get(id),
    async change(id, change) {
      const row = submissions.get(id);
      if (row) submissions.set(id, { ...row, ...change });
    },
    async acknowledge(submission, sent) {
      const { id, code } = submission;
      submissions.set(id, acknowledged(submission, sent));
      forgetFiles(id);
      const form = forms.get(code);
      if (form) forms.set(code, { ...form, submittedAt: sent.submittedAt });
    },
    files: async (owner) => [...files.values()].filter((row) => row.owner === owner),
    file: async (id) => files.get(id),
    putFile: async (file) => void files.set(file.id, file),
  };
}
