const turns = new Map<string, Promise<void>>();

/** Runs what is to be done with a restaurant after what was begun with it before, so that a save and its undo never cross. */
export function inTurn(id: string, task: () => Promise<void>): void {
  const turn = (turns.get(id) ?? Promise.resolve()).then(task).finally(() => {
    if (turns.get(id) === turn) turns.delete(id);
  });
  turns.set(id, turn);
}
