const turns = new Map<string, Promise<void>>();

/** Runs a restaurant's task when the restaurant's earlier tasks are done, so that a save and its undo never overlap. */
export function inTurn(id: string, task: () => Promise<void>): void {
  const turn = (turns.get(id) ?? Promise.resolve()).then(task).finally(() => {
    if (turns.get(id) === turn) turns.delete(id);
  });
  turns.set(id, turn);
}
