import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { cleanHtml } from './html/clean-html.ts';
import { kitWords } from './words/kit.words.ts';

/** Draws HTML that an author wrote. NOTE: hostile. What is no harmless HTML is removed. */
export function MarkedText({ html, className }: { readonly html: string; readonly className?: string }) {
  const { tooDeep } = useWords(kitWords);
  const clean = useMemo(() => cleanHtml(html, tooDeep), [html, tooDeep]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}
