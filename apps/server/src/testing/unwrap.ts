/**
 * Returns the value of a successful result.
 *
 * @throws if the operation was refused
 */
export async function unwrap<Value>(
  asking: Promise<{ ok: true; value: Value } | { ok: false; refusal: string }>,
): Promise<Value> {
  const answer = await asking;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
