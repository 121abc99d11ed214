import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeSystemError } from '../../system/describeSystemError';
import { errorMessage, UserError } from '../../system/UserError';
import { editFolder } from '../entry/editFolder';
import { problemPage } from '../frame/editDocument';
import { writeWhole } from '../entry/writeWhole';

/** Reports the current step to the person who waits. */
export type Tell = (step: string) => void;

/** The result of a work. */
export interface Answer {
  readonly html: string;
  readonly code: number;
}

/** A preview or a release: work that takes longer than a response should. */
export interface Work {
  readonly id: string;
  readonly title: string;
  /** The start, in milliseconds since 1970, UTC. */
  readonly began: number;
  /** The median of its last durations, in milliseconds. Null if this machine never did it. */
  readonly usualMs: number | null;
  /** Its steps up to now. */
  readonly steps: readonly string[];
  readonly answer: Answer | null;
  /** Settles once it has ended. */
  readonly ended: Promise<Answer>;
}

/** The number of durations that count. */
const remembered = 5;

type Times = Readonly<Record<string, readonly number[]>>;

const timesFile = async (entries: string) => path.join(await editFolder(entries), 'times.json');

function readTimes(file: string): Times {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Times) : {};
  } catch {
    return {};
  }
}

const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[times.length >> 1] ?? null;

/** Returns the answer of a work that threw an error, so that the work ends and its page shows the reason. */
const failed = (error: unknown): Answer => ({
  html: problemPage(describeSystemError(error) ?? errorMessage(error)),
  code: error instanceof UserError ? 422 : 500,
});

/** The works of a form. You can leave a work and find it again while the form runs. */
export function openWorks(entries: string) {
  const works = new Map<string, Work>();
  return {
    find: (id: string): Work | null => works.get(id) ?? null,
    /** The newest work that still runs, or null. */
    running: (): Work | null => [...works.values()].findLast(({ answer }) => answer === null) ?? null,
    /** Begins a work. @param name the key of its durations. */
    begin: async (name: string, title: string, task: (tell: Tell) => Promise<Answer>): Promise<Work> => {
      const file = await timesFile(entries);
      const steps: string[] = [];
      const began = Date.now();
      const remember = () => {
        const times = readTimes(file);
        const own = [Date.now() - began, ...(times[name] ?? [])].slice(0, remembered);
        try {
          writeWhole(file, JSON.stringify({ ...times, [name]: own }));
        } catch {
          // The disk is full, for example. The work itself is done.
        }
      };
      const work = {
        ...{ id: randomBytes(8).toString('hex'), title, began, steps },
        usualMs: median(readTimes(file)[name] ?? []),
        answer: null as Answer | null,
        ended: task((step) => steps.push(step)).catch(failed),
      };
      works.set(work.id, work);
      work.ended = work.ended.then((answer) => {
        work.answer = answer;
        // The duration of a work that failed says nothing about later ones.
        if (answer.code === 200 && Date.now() - began > 1_000) remember();
        return answer;
      });
      // Only the newest works are of interest.
      for (const id of [...works.keys()].slice(0, -20)) works.delete(id);
      return work;
    },
  };
}

export type Works = ReturnType<typeof openWorks>;
