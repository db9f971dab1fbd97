import { formatDateTime, formatSize } from '../../pages/format-values.ts';
import { type Html, html } from '../../pages/html.ts';
import type { Item, Version } from '../library/item.ts';
import { type BrowseLocale, getItemPath, renderBrowseFrame } from './browse-frame.ts';

interface ItemPageOptions {
  readonly pageLocale: BrowseLocale;
  /** Names of the site, the library and the folders; the last one is the item itself. */
  readonly names: readonly string[];
  readonly reader: string;
  readonly item: Item;
}

export interface FilePageOptions extends ItemPageOptions {
  readonly size: number;
  /** Versions, newest first. */
  readonly versions: readonly Version[];
  /** Maps a person ID to the display name. */
  readonly people: ReadonlyMap<string, string>;
}

/** Renders the page of a file: its folder, size and versions, with downloads. */
export function renderFilePage({ pageLocale, names, reader, item, size, versions, people }: FilePageOptions): string {
  const { messages, locale } = pageLocale;
  const address = getItemPath(names);
  const getName = (id: string) => people.get(id) ?? messages.gone;
  const formatChange = (instant: Date, id: string) =>
    messages.by({ moment: formatDateTime(instant, locale), person: getName(id) });
  const rows = versions.map((version, at) => {
    const number = `${version.number}.0`;
    return html`<tr>
<th scope="row">${at === 0 ? messages.current({ number }) : number}</th>
<td>${renderTime(version.createdAt, pageLocale)}</td>
<td><bdi>${getName(version.createdBy)}</bdi></td>
<td>${formatSize(version.size, locale)}</td>
<td><a href="${address}?version=${version.number}" download aria-label="${messages.downloadVersion({ number })}">${messages.download}</a></td>
</tr>`;
  });
  const content = html`${renderBreadcrumbs(names, pageLocale)}
<h1 dir="auto">${item.name}</h1>
<dl>
${renderDetail(messages.size, html`${formatSize(size, locale)}`)}
${renderDetail(messages.changed, html`<time datetime="${item.modifiedAt.toISOString()}">${formatChange(item.modifiedAt, item.modifiedBy)}</time>`)}
${renderDetail(messages.made, html`<time datetime="${item.createdAt.toISOString()}">${formatChange(item.createdAt, item.createdBy)}</time>`)}
</dl>
<p><a class="button" href="${address}?download" download>${messages.download}</a></p>
<h2>${messages.versions}</h2>
<div class="wide"><table>
<thead><tr>${renderHeaders([messages.version, messages.changed, messages.person, messages.size, messages.file])}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
  return renderBrowseFrame(pageLocale, item.name, content, reader);
}

const renderHeaders = (names: readonly string[]): readonly Html[] =>
  names.map((name) => html`<th scope="col">${name}</th>`);

export interface FolderPageOptions extends ItemPageOptions {
  readonly children: readonly Item[];
  /** Position after which the next page of children starts; `undefined` on the last page. */
  readonly next: string | undefined;
}

/** Renders the page of a folder: the children that the reader may see. */
export function renderFolderPage({ pageLocale, names, reader, children, next }: FolderPageOptions): string {
  const { messages, locale } = pageLocale;
  const name = names.at(-1) ?? '';
  const rows = children.map(
    (child) => html`<tr>
<th scope="row"><a href="${getItemPath([...names, child.name])}"><bdi>${child.name}</bdi></a></th>
<td>${child.isFolder ? messages.folder : formatSize(child.size, locale)}</td>
<td>${renderTime(child.modifiedAt, pageLocale)}</td>
</tr>`,
  );
  const table = html`<div class="wide"><table>
<thead><tr>${renderHeaders([messages.fileName, messages.size, messages.changed])}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
${next !== undefined && html`<p><a href="${getItemPath(names)}?after=${encodeURIComponent(next)}">${messages.more}</a></p>`}`;
  const content = html`${renderBreadcrumbs(names, pageLocale)}
<h1 dir="auto">${name}</h1>
${rows.length > 0 ? table : html`<p class="quiet">${messages.nothing}</p>`}`;
  return renderBrowseFrame(pageLocale, name, content, reader);
}

/** Renders the folders above the item, beginning with the library. */
function renderBreadcrumbs(names: readonly string[], { messages }: BrowseLocale): Html | undefined {
  const above = names.slice(1, -1).map((name, at) => {
    const address = getItemPath(names.slice(0, at + 2));
    return html`<li><a href="${address}"><bdi>${name}</bdi></a></li>`;
  });
  return above.length > 0 ? html`<nav aria-label="${messages.way}"><ol>${above}</ol></nav>` : undefined;
}

function renderDetail(label: string, value: Html): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function renderTime(instant: Date, { locale }: BrowseLocale): Html {
  return html`<time datetime="${instant.toISOString()}">${formatDateTime(instant, locale)}</time>`;
}
