import { specs } from '@tideform/components/specs';
import { type ImportedForm, readForeignForm, readPdfFormFile } from '@tideform/import';
import { useRef, useState } from 'react';

/** File or text to import. */
interface ImportSource {
  readonly name: string;
  readonly content: Uint8Array | string;
  readonly sizeBytes: number;
}

type SuccessfulImport = Extract<ImportedForm, { readonly ok: true }>;
type ImportProblem = Extract<ImportedForm, { readonly ok: false }>['problem'];

export type ImportStep =
  | { readonly step: 'choose'; readonly problem?: ImportProblem }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'read'; readonly source: ImportSource; readonly read: SuccessfulImport };

const isComponentType = (type: string): boolean => Object.hasOwn(specs, type);

/** Returns the state of an import and functions to start one. A new import supersedes the previous one. */
export function useImport(submit: string) {
  const [state, setState] = useState<ImportStep>({ step: 'choose' });
  const latest = useRef(0);

  const read = (source: ImportSource, language?: string) => {
    showResult(source, readForeignForm(source.name, source.content, { submit, isType: isComponentType, language }));
  };

  const showResult = (source: ImportSource, imported: ImportedForm) => {
    setState(imported.ok ? { step: 'read', source, read: imported } : { step: 'choose', problem: imported.problem });
  };

  const importFile = async (file: File) => {
    const importCount = ++latest.current;
    setState({ step: 'reading', name: file.name });
    try {
      const content = new Uint8Array(await file.arrayBuffer());
      const imported = isPdf(content) ? await readPdf(file) : undefined;
      if (importCount !== latest.current) return;
      const source = { name: file.name, content, sizeBytes: file.size };
      if (imported) showResult(source, imported);
      else read(source);
    } catch {
      if (importCount === latest.current) setState({ step: 'choose', problem: { code: 'unreadable' } });
    }
  };

  const readPdf = async (file: File): Promise<ImportedForm> => {
    const { loadPdfForm: openPaperFile } = await import('../read-pdf-form.ts');
    return readPdfFormFile(await openPaperFile(file), { submit });
  };

  const importText = (content: string, name: string) => {
    latest.current += 1;
    read({ name, content, sizeBytes: new Blob([content]).size });
  };

  const reset = () => {
    latest.current += 1;
    setState({ step: 'choose' });
  };

  const chooseLanguage = (language: string) => state.step === 'read' && read(state.source, language);
  return { state, takeFile: importFile, takeText: importText, startAgain: reset, speak: chooseLanguage };
}

/** Whether bytes start like a PDF; some files have a short prefix before the signature. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
