import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { cleanHtml } from './html/clean-html.ts';
import { kitMessages } from './messages/kit.messages.ts';

/**
 * Draws HTML that an author wrote. NOTE: hostile. What is no harmless HTML is removed.
 *
 * The content is set before `dir`, and in an element of its own each time: the browser looks for the direction again with each
 * element that is added to one whose direction is automatic, which takes a minute for 100,000 paragraphs.
 */
export function MarkedText({ html, className }: { readonly html: string; readonly className?: string }) {
  const { tooDeep } = useMessages(kitMessages);
  const clean = useMemo(() => cleanHtml(html, tooDeep), [html, tooDeep]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div key={clean} className={className} dangerouslySetInnerHTML={{ __html: clean }} dir="auto" />;
}
