import extract from './graph-metadata.json' with { type: 'json' };

/** What Microsoft's metadata says of one of our operations. Types are named as in CSDL, those of Graph without its namespace. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  /** Whose properties its query options name. */
  readonly of?: string;
  /** The type of the body, or of each parameter of an action. */
  readonly body?: string | Readonly<Record<string, string>>;
  readonly reply?: string;
}

export interface MetadataType {
  /** Objects may have properties that aren't listed. */
  readonly isOpen?: boolean;
  /** `!` behind a type: never `null`. */
  readonly properties: Readonly<Record<string, string>>;
  readonly navigation: Readonly<Record<string, string>>;
}

/** An extract of Microsoft's published description of Graph v1.0; `npm run graph:metadata` writes it. */
export interface GraphMetadata {
  readonly source: Readonly<Record<string, string>>;
  readonly operations: Readonly<Record<string, OperationFacts>>;
  readonly types: Readonly<Record<string, MetadataType>>;
  readonly enums: Readonly<Record<string, readonly string[]>>;
}

export const metadata: GraphMetadata = extract as GraphMetadata;
