/**
 * Returns the value of a successful result.
 *
 * @throws if the operation was refused
 */
export async function unwrapResult<Value>(
  result: Promise<{ ok: true; value: Value } | { ok: false; refusal: string }>,
): Promise<Value> {
  const answer = await result;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}
