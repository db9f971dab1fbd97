import { onDemand } from './on-demand.tsx';

interface RichTextProps {
  /** NOTE: untrusted. Everything except harmless HTML is removed. */
  readonly html: string;
  readonly className?: string;
}

/** Renders HTML that an author wrote. Text without markup is rendered as plain text and doesn't load the sanitizer. */
export function RichText({ html, className }: RichTextProps) {
  if (containsMarkup(html)) return <SanitizedHtml html={html} {...(className && { className })} />;
  return className ? (
    <div dir="auto" className={className}>
      {html}
    </div>
  ) : (
    <bdi>{html}</bdi>
  );
}

export const containsMarkup = (html: string): boolean => /[<&]/.test(html);

export const SanitizedHtml = onDemand(async () => (await import('./SanitizedHtml.tsx')).SanitizedHtml);
