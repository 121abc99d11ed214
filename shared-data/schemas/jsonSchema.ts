import { z } from 'zod';

/** A schema as editors of YAML and the form read it (https://json-schema.org), as far as this site's schemas go. */
export interface JsonSchema {
  /** Two of them where null may stand beside a text. */
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** What a schema of an entry says, without the rules that only a program can check. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
