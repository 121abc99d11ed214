import { sectionConfig } from '@site/build/sectionConfig';

export default sectionConfig(import.meta.dirname);
