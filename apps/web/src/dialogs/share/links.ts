import type { SubmissionData } from '@tideform/engine';

/** Where a form, or one response to it, is opened by members of its team. */
export interface MembersLink {
  readonly teamId: string;
  readonly formId: string;
  readonly tenantId: string;
  readonly responseId?: string | undefined;
  readonly editMode?: boolean;
  readonly embedMode?: boolean;
  /** Answers that a new response starts with. They stand behind the hash, which no server is sent. */
  readonly prefill?: SubmissionData | undefined;
}

/** Where members sign in: links that are made on the share host lead to the main one. */
export const mainOrigin = (origin: string): string => origin.replace('://share.', '://web.');

/** Where strangers answer: the main host has a share host beside it, every other one is its own. */
export const shareOrigin = (origin: string): string => origin.replace('://web.', '://share.');

export function membersLink(origin: string, link: MembersLink): string {
  const { teamId, formId, tenantId, responseId, editMode, embedMode, prefill } = link;
  const query = new URLSearchParams({
    tenantId,
    ...(editMode && { editMode: 'true' }),
    ...(embedMode && { embedMode: 'true' }),
  });
  const hash = prefill ? `#${new URLSearchParams({ data: JSON.stringify(prefill) })}` : '';
  return `${mainOrigin(origin)}${membersPath(teamId, formId, responseId)}?${query}${hash}`;
}

export function membersPath(teamId: string, formId: string, responseId?: string): string {
  const path = ['teams', teamId, 'forms', formId, 'response', ...(responseId === undefined ? [] : [responseId])];
  return `/${path.map(encodeURIComponent).join('/')}`;
}

export const anyoneLink = (origin: string, code: string): string => `${shareOrigin(origin)}/form/${code}`;

/** HTML that shows a page of ours within another one. A form may ask for a photo or a place, which a frame has to be let. */
export function embedCode(address: string, title: string): string {
  const parts = [
    ['src', address],
    ['title', title],
    ['width', '100%'],
    ['height', '720'],
    ['style', 'border:0'],
    ['allow', 'camera; microphone; geolocation'],
  ];
  return `<iframe ${parts.map(([name, value]) => `${name}="${escaped(value!)}"`).join(' ')}></iframe>`;
}

/**
 * The same for a page of strangers, which tells how high it is (`useTellHeight`): the frame becomes as high. A page that lets no script be written
 * into it keeps the frame as it is.
 */
export const growingEmbedCode = (address: string, title: string): string =>
  `${embedCode(address, title)}\n<script>{${follow}}</script>`;

const follow =
  "const frame=document.currentScript.previousElementSibling;addEventListener('message',({source,data})=>{if(source===frame.contentWindow&&data?.type==='tideform-height')frame.height=data.height})";

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
