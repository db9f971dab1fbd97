import { sql } from 'kysely';
import type { LibraryDatabase } from '../library-tables.ts';

/** Those of the contents that no file, version, draft, upload or picture refers to. */
export async function findUnused(db: LibraryDatabase, sha256s: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from unnest(${sha256s}::text[]) as sha256
    except select sha256 from workspace.items where sha256 = any(${sha256s})
    except select draft ->> 'sha256' from workspace.items where draft is not null
    except select sha256 from workspace.versions where sha256 = any(${sha256s})
    except select sha256 from workspace.upload_parts where sha256 = any(${sha256s})
    except select sha256 from workspace.photos where sha256 = any(${sha256s})
  `.execute(db);
  return rows.map((row) => row.sha256);
}
