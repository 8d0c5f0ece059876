import { type ExecutionArgs, type ExecutionResult, getOperationAST, type OperationDefinitionNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { measureOf } from './limitDocuments';

/** An operation is compiled when it comes this often: one that comes a few times is not worth the time. */
const COMPILE_FROM = 10;
/** Fields once fragments stand where they are spread, each of which takes the compiler some tenth of a millisecond. */
const MAX_FIELDS = 400;
/** Bytes that compiled operations may take up together. */
const MAX_BYTES = 32_000_000;

/** Bytes, as measured: a small operation takes 15 kB, one of 100 fields 60 kB. */
const bytesOf = (fields: number) => 20_000 + 600 * fields;

/** What became of an operation that comes often; null: it is executed as ever. */
interface Compiled {
  fields: number;
  query: CompiledQuery | null;
}

/**
 * Executes operations that come again and again as functions made of them once (graphql-jit), which takes a third of the
 * time. The compiler goes through every fragment wherever it is spread, while everybody waits: large operations are left
 * to the interpreter. Answers are the same but for the `locations` of errors in resolvers, which are left out.
 * @param from compiles from this time on
 */
export function compileOperations(from = COMPILE_FROM): Plugin {
  const times = new WeakMap<OperationDefinitionNode, number>();
  const compiled = new LRUCache<OperationDefinitionNode, Compiled>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ fields }) => bytesOf(fields),
  });

  const compiledFor = (args: ExecutionArgs): CompiledQuery | null => {
    const operation = getOperationAST(args.document, args.operationName);
    if (!operation) return null;
    const known = compiled.get(operation);
    if (known) return known.query;
    const time = (times.get(operation) ?? 0) + 1;
    times.set(operation, time);
    const fields = time < from ? Number.POSITIVE_INFINITY : (measureOf(args)?.fields ?? Number.POSITIVE_INFINITY);
    if (fields > MAX_FIELDS) return null;
    const made = compileQuery(args.schema, args.document, args.operationName ?? '');
    const query = isCompiledQuery(made) ? made : null;
    compiled.set(operation, { fields, query });
    return query;
  };

  return {
    onExecute({ args, executeFn, setExecuteFn }) {
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
