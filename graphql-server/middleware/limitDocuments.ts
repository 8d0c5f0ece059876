import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Lexer,
  type OperationDefinitionNode,
  parse,
  Source,
  TokenKind,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { graphLimits } from '../schema/cost/graphLimits';
import { type Measure, measureOperation, measureShape } from '../schema/cost/measureOperation';
import { sizeVariables } from '../schema/cost/PageSizes';

/**
 * At most this many measures (the cost and the size of an operation, see Measure) are cached for one document. A full
 * cache is emptied before another measure is cached.
 */
const KEPT_MEASURES = 32;

/** The measures of one document, by operation and by the variables that set the length of lists. */
interface Known {
  variablesInKey: readonly string[];
  measures: Map<string, Measure>;
}

const known = new WeakMap<DocumentNode, Known>();

/**
 * Refuses documents that the server cannot run, or that would keep the server busy. Before parsing, this plugin refuses
 * documents that are too long, are too deeply nested, or contain a reserved name. Before validation, it refuses
 * subscriptions, and operations with too many fields, levels of fields, root fields, searches or ranked lists. Before
 * execution, it refuses operations that cost too much with their variables. `extensions.cost` of an answer contains the
 * cost, the maximum cost and the depth.
 */
export const limitDocuments: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options: object) => {
      refuseBulk(typeof source === 'string' ? new Source(source) : source);
      return parse(source, options);
    });
  },
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn(((schema: GraphQLSchema, document: DocumentNode, ...rest: []) => {
      const refusal = shapeRefusal(schema, document);
      return refusal ? [refusal] : validateFn(schema, document, ...rest);
    }) as typeof validateFn);
  },
  onExecute({ args, setResultAndStopExecution }) {
    const measure = measureOf(args);
    if (!measure) return undefined;
    const extensions = { cost: { requested: measure.cost, limit: graphLimits.cost, depth: measure.depth } };
    if (measure.cost > graphLimits.cost) {
      return void setResultAndStopExecution({ errors: [costRefusal(measure.cost)], extensions });
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (!(Symbol.asyncIterator in result))
          setResult({ ...result, extensions: { ...result.extensions, ...extensions } });
      },
    };
  },
};

/** Measures the operation with its variables. Undefined if the document does not contain the operation. */
export function measureOf({ schema, document, operationName, variableValues }: ExecutionArgs): Measure | undefined {
  const operation = getOperationAST(document, operationName);
  if (!operation) return undefined;
  const cached = known.get(document) ?? { variablesInKey: sizeVariables(document), measures: new Map() };
  known.set(document, cached);
  const key = keyOf(operation, cached.variablesInKey, variableValues ?? {});
  let measure = cached.measures.get(key);
  if (!measure) {
    measure = measureOperation(schema, document, operation, variableValues ?? {});
    if (cached.measures.size >= KEPT_MEASURES) cached.measures.clear();
    cached.measures.set(key, measure);
  }
  return measure;
}

/** A cache key: the operation's name, and the number, list length or type of each variable in `variablesInKey`. */
function keyOf(
  operation: OperationDefinitionNode,
  variablesInKey: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string {
  const sizes = variablesInKey.map((name) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (typeof value === 'number') return value;
    return Array.isArray(value) ? `[${value.length}` : typeof value;
  });
  return `${operation.name?.value ?? ''} ${sizes.join(' ')}`;
}

/**
 * Refuses documents that are too long, use a reserved name, or are nested so deeply that the parser's stack might
 * overflow.
 */
function refuseBulk(source: Source): void {
  const lexer = new Lexer(source);
  let tokens = 0;
  let nesting = 0;
  for (let token = nextToken(lexer); token && token.kind !== TokenKind.EOF; token = nextToken(lexer)) {
    tokens += 1;
    if (tokens > graphLimits.tokens) {
      throw refuse('TOKEN_LIMIT', `A document may have at most ${graphLimits.tokens} tokens. Send it in parts.`);
    }
    if (token.kind === TokenKind.NAME && RESERVED.has(token.value)) {
      throw refuse('RESERVED_NAME', `${token.value} cannot be a name here. Choose another one.`);
    }
    if (OPENS.has(token.kind)) nesting += 1;
    else if (CLOSES.has(token.kind)) nesting -= 1;
    if (nesting > graphLimits.nesting) {
      const message = `Brackets may be nested at most ${graphLimits.nesting} deep. Use fewer levels of brackets.`;
      throw refuse('NESTING_LIMIT', message);
    }
  }
}

/**
 * These names cannot be keys of an answer. A value under `__proto__` would be lost, and an object with the key `then`
 * would be treated as a promise.
 */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'then']);

const OPENS: ReadonlySet<string> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSES: ReadonlySet<string> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** @returns null if the text is invalid; the parser then reports the error itself */
function nextToken(lexer: Lexer) {
  try {
    return lexer.advance();
  } catch {
    return null;
  }
}

/** The error for a document that is refused whatever its variables are; undefined if the document is accepted. */
function shapeRefusal(schema: GraphQLSchema, document: DocumentNode): GraphQLError | undefined {
  if (document.definitions.some((definition) => 'operation' in definition && definition.operation === 'subscription')) {
    return refuse('SUBSCRIPTIONS_NOT_SUPPORTED', 'This graph has no subscriptions. Ask again with a query.');
  }
  const shape = measureShape(schema, document);
  const broken = shapeRules.find(({ key }) => shape[key] > graphLimits[key]);
  return broken && refuse(broken.code, broken.message(graphLimits[broken.key]));
}

const shapeRules = [
  {
    key: 'depth',
    code: 'DEPTH_LIMIT',
    message: (most: number) =>
      `An operation may have at most ${most} levels of fields; this one has more. Request the deeper fields in another operation.`,
  },
  {
    key: 'introspectionDepth',
    code: 'DEPTH_LIMIT',
    message: (most: number) => `An introspection query may have at most ${most} levels of fields; this one has more.`,
  },
  {
    key: 'roots',
    code: 'ROOT_FIELD_LIMIT',
    message: (most: number) =>
      `An operation may ask for at most ${most} fields of its root and of the viewer; this one asks for more. Send it in parts.`,
  },
  {
    key: 'searches',
    code: 'SEARCH_LIMIT',
    message: (most: number) =>
      `An operation may search at most ${most} times. Send the other searches in separate operations.`,
  },
  {
    key: 'rankings',
    code: 'SEARCH_LIMIT',
    message: (most: number) =>
      `An operation may ask for at most ${most} ranked lists, searches included. Send the other lists in separate operations.`,
  },
  {
    key: 'fields',
    code: 'FIELD_LIMIT',
    message: (most: number) =>
      `An operation may ask for at most ${most} fields. A field in a fragment counts once for each spread of the fragment. Spread fragments less often.`,
  },
] as const satisfies readonly {
  key: keyof Measure & keyof typeof graphLimits;
  code: string;
  message: (most: number) => string;
}[];

function costRefusal(cost: number): GraphQLError {
  const asked = Number.isFinite(cost) ? `up to ${Math.ceil(cost)}` : 'far more';
  const message = `An operation may ask for at most ${graphLimits.cost} values; this one asks for ${asked}. Ask for shorter pages (first) or fewer fields of each item.`;
  return refuse('COST_LIMIT', message);
}

function refuse(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, status: 400 } });
}
