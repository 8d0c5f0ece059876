import type { IncomingMessage } from 'node:http';
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './isCompilable';
import { measureOf } from './limitDocuments';

/** An operation is compiled when it comes this often: one that comes a few times is not worth the time. */
const COMPILE_FROM = 10;
/** Fields once fragments stand where they are spread, each of which takes the compiler some tenth of a millisecond. */
const MAX_FIELDS = 400;
/** Bytes that compiled operations may take up together. */
const MAX_BYTES = 32_000_000;

/** Bytes, as measured: a small operation takes 15 kB, one of 100 fields 60 kB. */
const bytesOf = (fields: number) => 20_000 + 600 * fields;

/** What became of an operation that comes often; null: it is executed as if it came for the first time. */
interface Compiled {
  fields: number;
  query: CompiledQuery | null;
  text: string | undefined;
}

/** A document that was read, measured and validated, holds one query and nothing else to choose from, and is compiled. */
export interface CompiledDocument {
  document: DocumentNode;
  /** The operation's name; undefined for one without. */
  name: string | undefined;
  execute: CompiledQuery['query'];
}

/** Compiles operations that come often, and knows those that were. */
export interface CompiledOperations extends Plugin<{ req?: IncomingMessage }> {
  /** By the very text of the document. */
  find(text: string): CompiledDocument | undefined;
  /** A request was executed before it goes to Yoga, which then executes nothing. */
  keepResult(request: IncomingMessage, result: ExecutionResult): void;
}

/**
 * Executes queries that come again and again as functions made of them once (graphql-jit), which takes a third of the
 * time. The compiler goes through every fragment wherever it is spread, while everybody waits: large operations are left
 * to the interpreter, as are those that it would answer otherwise (isCompilable). Answers are the same but for the
 * `locations` of errors in resolvers, which are left out.
 * @param from compiles from this time on; infinite: never, see GRAPHQL_COMPILER
 */
export function compileOperations(from = COMPILE_FROM): CompiledOperations {
  const times = new WeakMap<OperationDefinitionNode, number>();
  const results = new WeakMap<IncomingMessage, ExecutionResult>();
  const byText = new Map<string, CompiledDocument & { operation: OperationDefinitionNode }>();
  const compiled = new LRUCache<OperationDefinitionNode, Compiled>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ fields }) => bytesOf(fields),
    dispose: ({ text }) => text !== undefined && byText.delete(text),
  });

  const compiledFor = (args: ExecutionArgs): CompiledQuery | null => {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation) return null;
    const known = compiled.get(operation);
    if (known) return known.query;
    const time = (times.get(operation) ?? 0) + 1;
    times.set(operation, time);
    if (time < from) return null;
    const fields = measureOf(args)?.fields ?? Number.POSITIVE_INFINITY;
    const isFit = fields <= MAX_FIELDS && isCompilable(args.schema, args.document, operation);
    const made = isFit && compileQuery(args.schema, args.document, args.operationName ?? '');
    const query = made && isCompiledQuery(made) ? made : null;
    const text = query && isOnly(operation, args.document) ? args.document.loc?.source.body : undefined;
    compiled.set(operation, { fields: query ? fields : 0, query, text });
    if (query && text !== undefined) {
      byText.set(text, { document: args.document, name: operation.name?.value, execute: query.query, operation });
    }
    return query;
  };

  return {
    find(text) {
      const found = byText.get(text);
      if (found) compiled.get(found.operation); // still in use
      return found;
    },
    keepResult: (request, result) => void results.set(request, result),
    onExecute({ args, executeFn, setExecuteFn }) {
      const { req } = args.contextValue;
      const result = req && results.get(req);
      if (result) return setExecuteFn(() => result);
      const query = compiledFor(args);
      if (!query) return;
      setExecuteFn((asked: ExecutionArgs) => {
        const result = query.query(asked.rootValue, asked.contextValue, asked.variableValues) as ExecutionResult;
        // Variables it cannot read: nothing ran yet, and the usual way tells in the usual words what is wrong with them.
        const isRefused = result.errors !== undefined && result.data === undefined;
        return isRefused ? executeFn(asked) : result;
      });
    },
  };
}

const isOnly = (operation: OperationDefinitionNode, { definitions }: DocumentNode) =>
  definitions.every((each) => each === operation || each.kind === Kind.FRAGMENT_DEFINITION);
