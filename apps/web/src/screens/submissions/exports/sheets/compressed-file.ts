import { ZipPassThrough } from 'fflate';

/** ZIP compression method of Deflate. */
const DEFLATE_METHOD = 8;

/**
 * ZIP entry compressed by the browser's `CompressionStream` while it is written. Writing waits for the stream
 * (backpressure), and memory use is lower than with compression in JavaScript.
 */
export class CompressedFile extends ZipPassThrough {
  readonly #packing = new CompressionStream('deflate-raw');
  readonly #writer = this.#packing.writable.getWriter();
  readonly #encoder = new TextEncoder();
  #taken: Promise<void> | undefined;

  constructor(path: string) {
    super(path);
    this.compression = DEFLATE_METHOD;
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

  /** Passes compressed bytes to the archive until the entry ends. */
  pipe(): Promise<void> {
    const write = (bytes: Uint8Array<ArrayBuffer>) => this.ondata(null, bytes, false);
    const close = () => this.ondata(null, new Uint8Array(0), true);
    return this.#packing.readable.pipeTo(new WritableStream({ write, close }));
  }
}
