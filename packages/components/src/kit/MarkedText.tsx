import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** Draws HTML that an author wrote. NOTE: hostile. What is no harmless HTML is removed. */
export function MarkedText({ html, className }: { readonly html: string; readonly className?: string }) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned one line above
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean }} />;
}

let purifier: typeof DOMPurify | undefined;

/** HTML elements only: no SVG, no forms, nothing that could cover the page or reach out of it. */
export function cleanHtml(html: string): string {
  purifier ??= createPurifier();
  return purifier.sanitize(withoutStyles(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'audio', 'video'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'tabindex', 'accesskey', 'autofocus', 'background'],
    ALLOW_DATA_ATTR: false,
  });
}

/**
 * NOTE: no protection, only quiet. The browser reports each `style` attribute to the content security policy when the text
 * is parsed, before anybody can remove it.
 */
function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

/** An instance of our own: a hook on the library's default one would change every other user of it. */
function createPurifier(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return own;
}
