import DOMPurify from 'dompurify';
import { isTooDeep } from './is-too-deep.ts';

/** What would fetch something besides the one address of a picture, or take part in the page. */
const fromElsewhere = ['background', 'srcset', 'sizes', 'popover', 'popovertarget', 'popovertargetaction', 'ping'];

let purifier: typeof DOMPurify | undefined;

/**
 * HTML elements only: no SVG, no forms, nothing that could cover the page or reach out of it.
 *
 * @param tooDeep says that it is shown as text, because it is nested too deeply
 */
export function cleanHtml(html: string, tooDeep: string): string {
  if (isTooDeep(html)) return asText(html, tooDeep);
  purifier ??= createPurifier();
  return purifier.sanitize(withoutStyles(html), {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'base',
      'link',
      'meta',
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'dialog',
      'template',
      'audio',
      'video',
    ],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'tabindex', 'accesskey', 'autofocus', ...fromElsewhere],
    ALLOW_DATA_ATTR: false,
  });
}

/** What stands between the tags, and that the rest was too much. */
function asText(html: string, note: string): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const escaped = text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return `<p>${escaped}</p><p><em>${note}</em></p>`;
}

/**
 * NOTE: no protection, only quiet. The browser reports each `style` attribute to the content security policy when the text
 * is parsed, before anybody can remove it.
 */
function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

/** Pictures of other hosts tell them who reads; the policy would stop them too, and report it. */
function isOurs(address: string): boolean {
  if (/^(data|blob):/i.test(address.trim())) return true;
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin;
}

/** An instance of our own: a hook on the library's default one would change every other user of it. */
function createPurifier(): typeof DOMPurify {
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('src') && !isOurs(node.getAttribute('src') ?? '')) node.removeAttribute('src');
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return own;
}
