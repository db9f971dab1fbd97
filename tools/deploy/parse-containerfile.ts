export interface Instruction {
  /** Name of the instruction: `COPY`. */
  readonly keyword: string;
  /** Arguments of the instruction, without line breaks. */
  readonly value: string;
}

/** Parses a Containerfile into the instructions of its stages. Instructions before the first stage are left out. */
export function parseContainerfile(text: string): readonly (readonly Instruction[])[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, keyword = '', value = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === 'FROM') stages.push([]);
    stages.at(-1)?.push({ keyword, value });
  }
  return stages;
}
