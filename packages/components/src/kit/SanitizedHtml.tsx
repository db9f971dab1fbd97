import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { sanitizeHtml } from './html/sanitize-html.ts';
import { kitMessages } from './messages/kit.messages.ts';

/**
 * Renders HTML that an author wrote.
 * NOTE: untrusted. Everything except harmless HTML is removed.
 *
 * The content is set before `dir`, and in a new element each time: with `dir="auto"`, the browser detects the direction
 * again for each added element, which takes a minute for 100,000 paragraphs.
 */
export function SanitizedHtml({ html, className }: { readonly html: string; readonly className?: string }) {
  const { tooDeep } = useMessages(kitMessages);
  const clean = useMemo(() => sanitizeHtml(html, tooDeep), [html, tooDeep]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div key={clean} className={className} dangerouslySetInnerHTML={{ __html: clean }} dir="auto" />;
}
