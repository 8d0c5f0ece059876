import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Whether the operation asks for the field at this path below the one being resolved, fragments included. */
export function selects(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  return path
    .reduce<readonly FieldNode[]>(
      (fields, name) =>
        fields.flatMap(({ selectionSet }) =>
          selectionSet ? fieldsOf(selectionSet, info).filter((field) => field.name.value === name) : [],
        ),
      info.fieldNodes,
    )
    .some(Boolean);
}

function fieldsOf({ selections }: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection];
    const fragment = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
    return fragment ? fieldsOf(fragment.selectionSet, info) : [];
  });
}
