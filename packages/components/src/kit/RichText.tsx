import { onDemand } from './on-demand.tsx';

interface RichTextProps {
  /** NOTE: hostile. What is no harmless HTML is removed. */
  readonly html: string;
  readonly className?: string;
}

/** Draws HTML that an author wrote. Text without markup is drawn as text, and needs nothing that reads HTML. */
export function RichText({ html, className }: RichTextProps) {
  if (hasMarkup(html)) return <MarkedText html={html} {...(className && { className })} />;
  return className ? (
    <div dir="auto" className={className}>
      {html}
    </div>
  ) : (
    <bdi>{html}</bdi>
  );
}

export const hasMarkup = (html: string): boolean => /[<&]/.test(html);

export const MarkedText = onDemand(async () => (await import('./MarkedText.tsx')).MarkedText);
