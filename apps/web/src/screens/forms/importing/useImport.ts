import { specs } from '@tideform/components/specs';
import { type ImportedForm, readForeignForm, readPaperForm } from '@tideform/import';
import { useRef, useState } from 'react';
import { isPdf } from './is-pdf.ts';

/** A file or a text that somebody wants to be a form. */
interface Brought {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly sizeBytes: number;
}

type Good = Extract<ImportedForm, { readonly ok: true }>;
type Bad = Extract<ImportedForm, { readonly ok: false }>['problem'];

export type ImportStep =
  | { readonly step: 'choose'; readonly problem?: Bad }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'read'; readonly brought: Brought; readonly read: Good };

const isType = (type: string): boolean => Object.hasOwn(specs, type);

/** Reads what somebody brings. What was chosen last counts. */
export function useImport(submit: string) {
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const latest = useRef(0);

  const read = (brought: Brought, language?: string) => {
    put(brought, readForeignForm(brought.name, brought.content, { submit, isType, language }));
  };

  const put = (brought: Brought, imported: ImportedForm) => {
    setState(imported.ok ? { step: 'read', brought, read: imported } : { step: 'choose', problem: imported.problem });
  };

  const takeFile = async (file: File) => {
    const turn = ++latest.current;
    setState({ step: 'reading', name: file.name });
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const imported = isPdf(content) ? await readPdf(file) : undefined;
      if (turn !== latest.current) return;
      const brought = { name: file.name, content, sizeBytes: file.size };
      if (imported) put(brought, imported);
      else read(brought);
    } catch {
      if (turn === latest.current) setState({ step: 'choose', problem: { code: 'unreadable' } });
    }
  };

  const readPdf = async (file: File): Promise<ImportedForm> => {
    const { openPaperFile } = await import('../open-paper-file.ts');
    return readPaperForm(await openPaperFile(file), { submit });
  };

  const takeText = (content: string, name: string) => {
    latest.current += 1;
    read({ name, content, sizeBytes: new Blob([content]).size });
  };

  const startAgain = () => {
    latest.current += 1;
    setState({ step: 'choose' });
  };

  const speak = (language: string) => state.step === 'read' && read(state.brought, language);
  return { state, takeFile, takeText, startAgain, speak };
}
