import { ZipPassThrough } from 'fflate';

/** How archives call what is packed by Deflate. */
const deflated = 8;

/**
 * A file of an archive that the browser packs as it is written: it takes the next piece when it has room, and leaves less behind than who packs in
 * the page.
 */
export class PackedFile extends ZipPassThrough {
  readonly #packing = new CompressionStream('deflate-raw');
  readonly #writer = this.#packing.writable.getWriter();
  readonly #encoder = new TextEncoder();
  #taken: Promise<void> | undefined;

  constructor(path: string) {
    super(path);
    this.compression = deflated;
  }

  async write(text: string): Promise<void> {
    this.push(this.#encoder.encode(text));
    await this.#taken;
  }

  async end(): Promise<void> {
    this.push(new Uint8Array(0), true);
    await this.#taken;
  }

  protected override process(bytes: Uint8Array<ArrayBuffer>, isLast: boolean): void {
    this.#taken = isLast ? this.#writer.close() : this.#writer.write(bytes);
  }

  /** Hands on what is packed, until there is no more. */
  pass(): Promise<void> {
    const write = (bytes: Uint8Array<ArrayBuffer>) => this.ondata(null, bytes, false);
    const close = () => this.ondata(null, new Uint8Array(0), true);
    return this.#packing.readable.pipeTo(new WritableStream({ write, close }));
  }
}
