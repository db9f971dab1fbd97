export const optionId = (id: string, index: number): string => `${id}-choice-${index}`;
