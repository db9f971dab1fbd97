import { findPhoto } from '../../directory/photos-store.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphAnswer, GraphContext } from '../call/graph-call.ts';

/** The picture of a person or group. @throws 404 when there is none */
export async function answerPhoto(context: GraphContext, ownerId: string): Promise<GraphAnswer> {
  const photo = await findPhoto(context.database, ownerId);
  if (photo === undefined)
    throw new Refusal(404, 'ImageNotFound', 'Exception of type ImageNotFoundException was thrown.');
  return {
    status: 200,
    body: await context.files.open(photo.sha256),
    headers: { 'content-type': photo.contentType, 'content-length': String(photo.size), etag: `"${photo.sha256}"` },
  };
}
