import type { Database } from '../../database/connect.ts';
import type { Photo } from './directory.ts';
import type { DirectoryTables } from './directory-tables.ts';

/** Finds the photo of a person or group. */
export async function findPhoto(database: Database, ownerId: string): Promise<Photo | undefined> {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.photos')
    .select(['content_type as contentType', 'sha256', 'size', 'width', 'height'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

export async function putPhoto(database: Database, ownerId: string, photo: Photo): Promise<void> {
  const { sha256, size, width, height } = photo;
  const values = { content_type: photo.contentType, sha256, size, width, height };
  await database
    .withTables<DirectoryTables>()
    .insertInto('workspace.photos')
    .values({ owner_id: ownerId, ...values })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values))
    .execute();
}

export async function deletePhoto(database: Database, ownerId: string): Promise<void> {
  await database.withTables<DirectoryTables>().deleteFrom('workspace.photos').where('owner_id', '=', ownerId).execute();
}
