import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { imageSize } from 'image-size';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, card, field } from '../../pages/kit.ts';
import { findAdministeredPerson } from '../directory/administered-store.ts';
import { findGroup } from '../directory/groups-store.ts';
import { deletePhoto, findPhoto, putPhoto } from '../directory/photos-store.ts';
import { isGuid } from '../graph/guid.ts';
import type { OfficeMessages } from './office.messages.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { picturePath } from './office-paths.ts';

const MOST_BYTES = 1_000_000;
const MOST_PIXELS = 4096;

/** Has forms with files read, in a scope of their own. */
export async function readFiles(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_BYTES, files: 1, fields: 10, parts: 12 } });
}

/** The file of a form; `undefined`: there is none, or it is too large. */
export async function readFile({
  request,
}: Visit): Promise<{ readonly bytes: Buffer; readonly fields: Record<string, string> } | undefined> {
  const fields: Record<string, string> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts({ limits: { fileSize: MOST_BYTES } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else bytes = await part.toBuffer().catch(() => undefined);
  }
  return bytes && bytes.length > 0 ? { bytes, fields } : undefined;
}

export const addressOfPicture = ({
  id,
  hasPicture,
}: {
  readonly id: string;
  readonly hasPicture: boolean;
}): string | undefined => (hasPicture ? picturePath(id) : undefined);

/** Where a picture is chosen or removed. */
export function pictureCard({ picture }: OfficeMessages, action: string, hasPicture: boolean): Html {
  return card(
    picture.title,
    html`<form method="post" action="${action}" enctype="multipart/form-data"><div class="fields">
${field('file', picture.file, { type: 'file', isRequired: true, accept: 'image/png,image/jpeg' })}</div>
<button type="submit">${picture.upload}</button></form>${hasPicture && actionForm(`${action}/remove`, picture.remove)}`,
  );
}

/** Takes the picture of somebody or of a team. @returns whether it was one */
export async function takePicture(visit: Visit, ownerId: string): Promise<boolean> {
  const sent = await readFile(visit);
  const kind = sent && measure(sent.bytes);
  if (!sent || !kind) return false;
  const { database, files } = visit.ports;
  const { sha256, size } = await files.put(Readable.from([sent.bytes]));
  await putPhoto(database, ownerId, { ...kind, sha256, size });
  return true;
}

/** Says what a picture has to be. */
export function sendWrongPicture(visit: Visit): FastifyReply {
  const { picture } = visit.messages;
  return visit.show({
    view: 'account',
    title: picture.title,
    flaw: picture.wrong,
    content: html`<h1>${picture.title}</h1>`,
  });
}

export async function removePicture({ ports }: Visit, ownerId: string): Promise<void> {
  await deletePhoto(ports.database, ownerId);
}

/** Only its head is read: what else is in the file is each browser's to draw. */
function measure(
  bytes: Buffer,
): { readonly contentType: string; readonly width: number; readonly height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const contentType = { png: 'image/png', jpg: 'image/jpeg' }[type ?? ''];
    const isUsual = width > 0 && height > 0 && width <= MOST_PIXELS && height <= MOST_PIXELS;
    return contentType !== undefined && isUsual ? { contentType, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** Serves the pictures of the organization's people and teams to its people. */
export function servePictures(office: Office): void {
  office.get(picturePath(':id'), async (visit) => {
    const { id } = visit.request.params as { id: string };
    const { database, files } = visit.ports;
    const photo = isGuid(id) && (await isOfOrganisation(visit, id)) ? await findPhoto(database, id) : undefined;
    if (!photo) return sendMissing(visit);
    visit.reply.headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    return sendFile(visit.reply, photo.contentType, await files.open(photo.sha256));
  });
}

const sendFile = (reply: FastifyReply, type: string, content: Readable): FastifyReply => reply.type(type).send(content);

async function isOfOrganisation(
  { ports: { database }, tenant, person, isAdministrator }: Visit,
  id: string,
): Promise<boolean> {
  if (id === person.id) return true;
  if (!isAdministrator) return false;
  return (
    (await findAdministeredPerson(database, tenant.id, id)) !== undefined ||
    (await findGroup(database, tenant.id, id)) !== undefined
  );
}
