/**
 * What an operation answered.
 *
 * @throws when it refused
 */
export async function given<Value>(
  asking: Promise<{ ok: true; value: Value } | { ok: false; refusal: string }>,
): Promise<Value> {
  const answer = await asking;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
