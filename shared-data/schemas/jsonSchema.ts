import { z } from 'zod';

/** A JSON Schema (https://json-schema.org) for YAML editors and the form, reduced to the keywords of this site. */
export interface JsonSchema {
  /** Two types if a text may also be null. */
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Returns the JSON Schema of an entry. It leaves out rules that only a program can check. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
