import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { DEFAULT_SIZE, MAX_SIZE } from '../../lists/pageSize';
import { weightOf } from './fieldWeight';

const PAGE_ARGUMENTS = new Set(['first', 'last', 'ids']);

/**
 * Returns the names of the variables that set the length of a list. Two requests that run the same operation of this
 * document with equal values for these variables have the same cost.
 */
export function sizeVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        for (const { name, value } of selection.arguments ?? []) {
          if (!PAGE_ARGUMENTS.has(name.value)) continue;
          for (const part of value.kind === Kind.LIST ? value.values : [value]) {
            if (part.kind === Kind.VARIABLE) names.add(part.name.value);
          }
        }
      }
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) visit(selection.selectionSet);
    }
  };
  for (const definition of document.definitions) if ('selectionSet' in definition) visit(definition.selectionSet);
  return [...names];
}

/** Reads the requested length of a list. */
export class PageSizes {
  readonly #defaults: ReadonlyMap<string, ValueNode | undefined>;

  constructor(
    operation: OperationDefinitionNode | undefined,
    private readonly variables: Readonly<Record<string, unknown>>,
  ) {
    const definitions = operation?.variableDefinitions ?? [];
    this.#defaults = new Map(definitions.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]));
  }

  /** Returns the maximum number of entries of the field; undefined when the field has no argument for the page size. */
  of(node: FieldNode, field: GraphQLField<unknown, unknown>): number | undefined {
    const sizing = field.args.filter(({ name }) => PAGE_ARGUMENTS.has(name));
    if (sizing.length === 0) return undefined;
    const asked = sizing.map(({ name, defaultValue }) => {
      const given = node.arguments?.find((argument) => argument.name.value === name)?.value;
      return (given && this.#read(given)) ?? (defaultValue as number | undefined);
    });
    const known = asked.filter((size) => size !== undefined);
    return known.length > 0 ? Math.max(...known) : (weightOf(field).page ?? DEFAULT_SIZE);
  }

  #read(node: ValueNode): number | undefined {
    if (node.kind === Kind.INT) return withinPage(Number(node.value));
    if (node.kind === Kind.LIST) return withinPage(node.values.length);
    if (node.kind !== Kind.VARIABLE) return undefined;
    const name = node.name.value;
    const value = Object.hasOwn(this.variables, name) ? this.variables[name] : undefined;
    if (value === undefined) {
      const fallback = this.#defaults.get(name);
      return fallback?.kind === Kind.VARIABLE ? undefined : fallback && this.#read(fallback);
    }
    return withinPage(Array.isArray(value) ? value.length : Number(value ?? DEFAULT_SIZE));
  }
}

const withinPage = (size: number) => (Number.isFinite(size) ? Math.min(Math.max(size, 1), MAX_SIZE) : MAX_SIZE);
