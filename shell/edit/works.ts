import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editFolder } from './editFolder';
import { writeWhole } from './writeWhole';

/** Says what is done now, for whoever waits. */
export type Tell = (step: string) => void;

/** What a work ends with. */
export interface Answer {
  readonly html: string;
  readonly code: number;
}

/** Something that takes longer than somebody wants to wait for an answer. */
export interface Work {
  readonly id: string;
  readonly title: string;
  /** When it began: milliseconds since 1970, UTC. */
  readonly began: number;
  /** How long it took the last times, the median in milliseconds; null where it was never done here. */
  readonly usualMs: number | null;
  /** What was done and is done now. */
  readonly steps: readonly string[];
  readonly answer: Answer | null;
  /** Settles once it has ended. */
  readonly ended: Promise<Answer>;
}

/** How many durations count. */
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

/** The works of a form, which can be left and found again while the form runs. */
export function openWorks(entries: string) {
  const works = new Map<string, Work>();
  return {
    find: (id: string): Work | null => works.get(id) ?? null,
    /** The work that began last and goes on; null where nothing is done. */
    running: (): Work | null => [...works.values()].findLast(({ answer }) => answer === null) ?? null,
    /** Begins a work. @param name under which its duration is remembered. */
    begin: async (name: string, title: string, task: (tell: Tell) => Promise<Answer>): Promise<Work> => {
      const file = await timesFile(entries);
      const steps: string[] = [];
      const began = Date.now();
      const remember = () => {
        const times = readTimes(file);
        const own = [Date.now() - began, ...(times[name] ?? [])].slice(0, remembered);
        writeWhole(file, JSON.stringify({ ...times, [name]: own }));
      };
      const work = {
        ...{ id: randomBytes(8).toString('hex'), title, began, steps },
        usualMs: median(readTimes(file)[name] ?? []),
        answer: null as Answer | null,
        ended: task((step) => steps.push(step)),
      };
      works.set(work.id, work);
      work.ended = work.ended.then((answer) => {
        work.answer = answer;
        // What was refused at once says nothing of how long it takes.
        if (answer.code === 200 && Date.now() - began > 1_000) remember();
        return answer;
      });
      // Of the many that a form does in a day, the last ones are asked for.
      for (const id of [...works.keys()].slice(0, -20)) works.delete(id);
      return work;
    },
  };
}
