/** How often something happened, with the first few places where. */
export interface ReasonCount {
  /** "phone is no US number, left out" */
  reason: string;
  count: number;
  examples: { line: number; detail?: string }[];
}

/** What an import did. read = written + unchanged + skipped. */
export interface ImportReport {
  source: string;
  read: number;
  /** New or changed. */
  written: number;
  /** Stood there already, word for word. */
  unchanged: number;
  skipped: number;
  /** Why rows were skipped, the most frequent first. */
  reasons: ReasonCount[];
  /** What was left out of rows that were kept, the most frequent first. */
  notes: ReasonCount[];
  /** Sample restaurants that real ones of their city replaced. */
  samplesDelisted: number;
  /** True when it was stopped before the end; running it again completes it. */
  interrupted: boolean;
  milliseconds: number;
}
