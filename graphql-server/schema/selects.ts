import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Whether the operation selects the field at this path below the current field, directly or through fragments. */
export function selects(info: GraphQLResolveInfo, path: readonly string[]): boolean {
  return path
    .reduce<readonly FieldNode[]>(
      (fields, name) => fieldsOf(fields, info).filter((field) => field.name.value === name),
      info.fieldNodes,
    )
    .some(Boolean);
}

/** Returns the fields directly below the given fields. The fields of a fragment are returned only once. */
function fieldsOf(fields: readonly FieldNode[], info: GraphQLResolveInfo): FieldNode[] {
  const seen = new Set<string>();
  const below = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === 'Field') return [selection];
      if (selection.kind === 'InlineFragment') return below(selection.selectionSet);
      const name = selection.name.value;
      if (seen.has(name)) return [];
      seen.add(name);
      const fragment = info.fragments[name];
      return fragment ? below(fragment.selectionSet) : [];
    });
  return fields.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []));
}
