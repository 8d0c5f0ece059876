import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql';
import { DEFAULT_SIZE } from '../../lists/pageSize';
import { weightOf } from './fieldWeight';
import { introspectionSizes } from './introspectionSizes';
import { PageSizes } from './PageSizes';

/** How much data and work an operation can request, estimated before it runs. Numbers may be Infinity. */
export interface Measure {
  /**
   * An estimate of the maximum number of values in the answer. A field that takes more work counts as several values
   * (countsAs).
   */
  cost: number;
  /** Levels of nested fields. The fields of the root are the first level. Introspection is not included. */
  depth: number;
  /** Levels of nested fields in introspection. */
  introspectionDepth: number;
  /** Fields of the operation with all fragments expanded. Compiling the operation takes time for each field. */
  fields: number;
  /** Fields of Query, Mutation and Viewer. Each field may need its own read from the database. */
  roots: number;
  /** Fields that rank restaurants for a craving. */
  searches: number;
  /** Fields that rank restaurants, with or without a craving. */
  rankings: number;
}

/** The measure of selected fields of one object. `perEdge` is the cost of each edge, if the object is a connection. */
interface Weight extends Measure {
  perEdge: number;
}

const nothing: Weight = {
  cost: 0,
  perEdge: 0,
  depth: 0,
  introspectionDepth: 0,
  fields: 0,
  roots: 0,
  searches: 0,
  rankings: 0,
};

const ROOTS = new Set(['Query', 'Mutation', 'Viewer']);
const META = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));
/** The assumed length of a list whose length is unknown. */
const ANY_LIST = 100;

/**
 * Measures an operation in one walk over its document. Each fragment is measured once, even if it is spread often. The
 * operation may be invalid. An unknown field counts as one value, in addition to the fields inside it.
 * @param variables the variables as they were sent; if a variable was not sent, its default value is used
 */
export function measureOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Measure {
  const meter = new Meter(schema, document, new PageSizes(operation, variables));
  const measure = meter.weigh(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined);
  return { ...measure, cost: Math.ceil(measure.cost) }; // the mean lengths of introspection lists can be fractions
}

/**
 * Measures a document without its variables, so `cost` is not usable.
 * @returns the largest value of each measure among the document's operations
 */
export function measureShape(schema: GraphQLSchema, document: DocumentNode): Measure {
  const meter = new Meter(schema, document, new PageSizes(undefined, {}));
  const largest: Measure = { ...nothing };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const measure = meter.weigh(definition.selectionSet, schema.getRootType(definition.operation) ?? undefined);
    for (const key of Object.keys(largest) as (keyof Measure)[]) largest[key] = Math.max(largest[key], measure[key]);
  }
  return largest;
}

class Meter {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #weights = new Map<string, Weight>();
  readonly #introspection: ReadonlyMap<string, number>;

  constructor(
    private readonly schema: GraphQLSchema,
    { definitions }: DocumentNode,
    private readonly sizes: PageSizes,
  ) {
    this.#introspection = introspectionSizes(schema);
    for (const definition of definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  /** Returns the weight of the selected fields for one object of the type. */
  weigh({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Weight {
    const sum = { ...nothing };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) add(sum, this.#weighField(selection, type));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) add(sum, this.#weighFragment(selection.name.value));
      else {
        const on = selection.typeCondition;
        add(sum, this.weigh(selection.selectionSet, on ? this.schema.getType(on.name.value) : type));
      }
    }
    return sum;
  }

  /** A fragment inside itself counts as nothing, because another rule refuses such an operation. */
  #weighFragment(name: string): Weight {
    const known = this.#weights.get(name);
    const fragment = this.#fragments.get(name);
    if (known || !fragment) return known ?? nothing;
    this.#weights.set(name, nothing);
    const weight = this.weigh(fragment.selectionSet, this.schema.getType(fragment.typeCondition.name.value));
    this.#weights.set(name, weight);
    return weight;
  }

  #weighField(node: FieldNode, type: GraphQLNamedType | undefined): Weight {
    const name = node.name.value;
    const field = fieldOf(name, type);
    const below = node.selectionSet ? this.weigh(node.selectionSet, field && getNamedType(field.type)) : nothing;
    const page = field && this.sizes.of(node, field);
    const isEdges = name === 'edges' && type?.name.endsWith('Connection');
    const items = isEdges || !field ? 1 : this.#itemsOf(field, type, page);
    const one = below.cost + below.perEdge * (page ?? DEFAULT_SIZE);
    const { values = 1, ranking }: ReturnType<typeof weightOf> = field ? weightOf(field) : {};
    const cost = items * (values + one);
    const isMeta = META.has(name) && type === this.schema.getQueryType();
    return {
      cost: isEdges ? 0 : cost,
      perEdge: isEdges ? cost : 0,
      depth: isMeta ? 0 : 1 + below.depth,
      introspectionDepth: isMeta ? 1 + below.depth : below.introspectionDepth,
      fields: 1 + below.fields,
      roots: (type && ROOTS.has(type.name) ? 1 : 0) + below.roots,
      searches: (ranking === 'search' ? 1 : 0) + below.searches,
      rankings: (ranking ? 1 : 0) + below.rankings,
    };
  }

  #itemsOf(
    field: GraphQLField<unknown, unknown>,
    type: GraphQLNamedType | undefined,
    page: number | undefined,
  ): number {
    if (!isListType(getNullableType(field.type))) return 1;
    return page ?? weightOf(field).items ?? this.#introspection.get(`${type?.name}.${field.name}`) ?? ANY_LIST;
  }
}

function fieldOf(name: string, type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown> | undefined {
  return META.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);
}

function add(sum: Weight, weight: Weight): void {
  sum.cost += weight.cost;
  sum.perEdge += weight.perEdge;
  sum.depth = Math.max(sum.depth, weight.depth);
  sum.introspectionDepth = Math.max(sum.introspectionDepth, weight.introspectionDepth);
  sum.fields += weight.fields;
  sum.roots += weight.roots;
  sum.searches += weight.searches;
  sum.rankings += weight.rankings;
}
